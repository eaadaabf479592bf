-- As oneSpelling of contract/plain-name.ts: from here on the unique index keeps names apart that only look alike. Where two accounts
-- have such names already, both keep theirs, so that nobody is locked out; a third cannot come, since one of them holds the spelling.
WITH "spelt" AS (
	SELECT "id", "username", regexp_replace(btrim(normalize("username", NFKC), E' \t\n\u000b\f\r\u1680\u2028\u2029\ufeff'), ' {2,}', ' ', 'g') AS "spelling"
	FROM "users"
), "first" AS (
	SELECT DISTINCT ON (lower("spelling")) "id", "username", "spelling" FROM "spelt" WHERE "username" <> "spelling" ORDER BY lower("spelling"), "id"
)
UPDATE "users" SET "username" = "first"."spelling" FROM "first"
WHERE "users"."id" = "first"."id"
	AND NOT EXISTS (SELECT FROM "users" AS "other" WHERE "other"."id" <> "first"."id" AND lower("other"."username") = lower("first"."spelling"));
