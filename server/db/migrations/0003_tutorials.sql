CREATE TABLE "tutorial_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tutorial_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"topic" text NOT NULL,
	"car" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "repair_tutorials" ADD COLUMN "guide" jsonb;--> statement-breakpoint
ALTER TABLE "repair_tutorials" ADD COLUMN "made_for" text;--> statement-breakpoint
ALTER TABLE "tutorial_requests" ADD CONSTRAINT "tutorial_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tutorial_requests_user" ON "tutorial_requests" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "repair_tutorials" ADD CONSTRAINT "repair_tutorials_made_for_unique" UNIQUE("made_for");