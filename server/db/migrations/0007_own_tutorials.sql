ALTER TABLE "repair_tutorials" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "repair_tutorials" ADD CONSTRAINT "repair_tutorials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repair_tutorials_user" ON "repair_tutorials" USING btree ("user_id","id");