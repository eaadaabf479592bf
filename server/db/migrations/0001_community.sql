CREATE TABLE "community_likes" (
	"post_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "community_likes_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "content_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"kind" text NOT NULL,
	"content_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "content_views" (
	"kind" text NOT NULL,
	"content_id" bigint NOT NULL,
	"reader" text NOT NULL,
	"day" text NOT NULL,
	"counted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "content_views_kind_content_id_reader_day_pk" PRIMARY KEY("kind","content_id","reader","day")
);
--> statement-breakpoint
CREATE TABLE "qa_answer_votes" (
	"answer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "qa_answer_votes_answer_id_user_id_pk" PRIMARY KEY("answer_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "qa_question_votes" (
	"question_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "qa_question_votes_question_id_user_id_pk" PRIMARY KEY("question_id","user_id")
);
--> statement-breakpoint
DROP INDEX "community_posts_newest";--> statement-breakpoint
DROP INDEX "qa_questions_newest";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_admin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "community_comments" ADD COLUMN "state" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "community_posts" ADD COLUMN "state" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "community_posts" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', title || ' ' || content)) STORED;--> statement-breakpoint
ALTER TABLE "qa_answers" ADD COLUMN "state" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "qa_questions" ADD COLUMN "fault_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "qa_questions" ADD COLUMN "state" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "qa_questions" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', title || ' ' || content || ' ' || coalesce(car_make, '') || ' ' || coalesce(car_model, ''))) STORED;--> statement-breakpoint
ALTER TABLE "community_likes" ADD CONSTRAINT "community_likes_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_likes" ADD CONSTRAINT "community_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_answer_votes" ADD CONSTRAINT "qa_answer_votes_answer_id_qa_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."qa_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_answer_votes" ADD CONSTRAINT "qa_answer_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_question_votes" ADD CONSTRAINT "qa_question_votes_question_id_qa_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."qa_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_question_votes" ADD CONSTRAINT "qa_question_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_likes_voter" ON "community_likes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_reports_once" ON "content_reports" USING btree ("user_id","kind","content_id");--> statement-breakpoint
CREATE INDEX "content_reports_open" ON "content_reports" USING btree ("kind","content_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "content_views_uncounted" ON "content_views" USING btree ("kind","content_id") WHERE not counted;--> statement-breakpoint
CREATE INDEX "content_views_day" ON "content_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "qa_answer_votes_voter" ON "qa_answer_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "qa_question_votes_voter" ON "qa_question_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_comments_held" ON "community_comments" USING btree ("id") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "community_posts_top" ON "community_posts" USING btree ("likes","id") WHERE state = 'shown' and not is_sticky;--> statement-breakpoint
CREATE INDEX "community_posts_sticky" ON "community_posts" USING btree ("created_at","id") WHERE state = 'shown' and is_sticky;--> statement-breakpoint
CREATE INDEX "community_posts_held" ON "community_posts" USING btree ("id") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "community_posts_words" ON "community_posts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "expert_profiles_busiest" ON "expert_profiles" USING btree ("answers_count","id") WHERE is_verified;--> statement-breakpoint
CREATE INDEX "expert_profiles_waiting" ON "expert_profiles" USING btree ("id") WHERE not is_verified;--> statement-breakpoint
CREATE UNIQUE INDEX "qa_answers_accepted" ON "qa_answers" USING btree ("question_id") WHERE is_accepted;--> statement-breakpoint
CREATE INDEX "qa_answers_held" ON "qa_answers" USING btree ("id") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "qa_questions_of_category" ON "qa_questions" USING btree ("category","created_at","id") WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "qa_questions_of_status" ON "qa_questions" USING btree ("status","created_at","id") WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "qa_questions_of_both" ON "qa_questions" USING btree ("category","status","created_at","id") WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "qa_questions_top" ON "qa_questions" USING btree ("upvotes","id") WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "qa_questions_held" ON "qa_questions" USING btree ("id") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "qa_questions_words" ON "qa_questions" USING gin ("words");--> statement-breakpoint
CREATE INDEX "qa_questions_faults" ON "qa_questions" USING gin ("fault_ids");--> statement-breakpoint
CREATE INDEX "community_posts_newest" ON "community_posts" USING btree ("created_at","id") WHERE state = 'shown' and not is_sticky;--> statement-breakpoint
CREATE INDEX "qa_questions_newest" ON "qa_questions" USING btree ("created_at","id") WHERE state = 'shown';--> statement-breakpoint
-- Names are found by parts of them; where the extension may not be created, they are found all the same, only slower.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX IF NOT EXISTS expert_profiles_name ON expert_profiles USING gin (display_name gin_trgm_ops) WHERE is_verified;
EXCEPTION
  WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN NULL;
END $$;
