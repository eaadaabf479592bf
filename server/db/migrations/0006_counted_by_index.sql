DROP INDEX "community_comments_post";--> statement-breakpoint
DROP INDEX "qa_answers_question";--> statement-breakpoint
CREATE INDEX "community_comments_post" ON "community_comments" USING btree ("post_id","created_at","id","state");--> statement-breakpoint
CREATE INDEX "qa_answers_question" ON "qa_answers" USING btree ("question_id","created_at","id","state");