CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"processor" text NOT NULL,
	"event_id" text NOT NULL,
	"agreement" text NOT NULL,
	"kind" text NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"payment" text,
	"until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "premium_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "agreement" text;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_once" ON "payment_events" USING btree ("processor","event_id","kind");--> statement-breakpoint
CREATE INDEX "payment_events_agreement" ON "payment_events" USING btree ("processor","agreement");--> statement-breakpoint
CREATE UNIQUE INDEX "user_subscriptions_agreement" ON "user_subscriptions" USING btree ("payment_processor","agreement");