CREATE TABLE "garage_loads" (
	"source" text PRIMARY KEY NOT NULL,
	"loaded_at" timestamp (3) with time zone NOT NULL,
	"garages" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "garages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "garages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"postcode" text NOT NULL,
	"phone" text,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"specialisms" text[] DEFAULT '{}' NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "garages_source" ON "garages" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "garages_place" ON "garages" USING gist (point("lng", "lat"));