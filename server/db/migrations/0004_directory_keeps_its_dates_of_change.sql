-- Notes written in one language become the English of three.
UPDATE "facilities" SET "amenities" = (
  SELECT coalesce(jsonb_object_agg(key, CASE
    WHEN jsonb_typeof(value) = 'string' THEN jsonb_build_object('en', value)
    WHEN jsonb_typeof(value -> 'note') = 'string' THEN jsonb_set(value, '{note}', jsonb_build_object('en', value -> 'note'))
    ELSE value END), '{}'::jsonb)
  FROM jsonb_each("amenities"))
WHERE jsonb_typeof("amenities") = 'object';
--> statement-breakpoint
-- The date of the last change is what sitemaps tell, so the database itself keeps it.
CREATE FUNCTION "note_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."updated_at" := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "practitioner_changed" BEFORE UPDATE ON "practitioners" FOR EACH ROW EXECUTE FUNCTION "note_change"();
--> statement-breakpoint
CREATE TRIGGER "facility_changed" BEFORE UPDATE ON "facilities" FOR EACH ROW EXECUTE FUNCTION "note_change"();
--> statement-breakpoint
-- What hangs on a practitioner or a facility changes their page too. Rows that a first load writes carry their dates already.
CREATE FUNCTION "note_change_of_practitioner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('patientweb.loading', true) IS DISTINCT FROM 'on' THEN
    UPDATE "practitioners" SET "updated_at" = now() WHERE "id" IN (SELECT "practitioner_id" FROM "changed");
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_change_of_facility"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('patientweb.loading', true) IS DISTINCT FROM 'on' THEN
    UPDATE "facilities" SET "updated_at" = now() WHERE "id" IN (SELECT "facility_id" FROM "changed");
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A trigger that sees the changed rows as a table may be of one event alone: hence one for each.
DO $$
DECLARE
  one record;
BEGIN
  FOR one IN
    SELECT child, parent, event, rows_of
    FROM (VALUES ('services', 'practitioner'), ('practice_locations', 'practitioner'), ('practice_locations', 'facility'),
      ('facility_faqs', 'facility'), ('facility_jobs', 'facility'), ('facility_reviews', 'facility')) AS watched (child, parent)
    CROSS JOIN (VALUES ('insert', 'new'), ('update', 'new'), ('delete', 'old')) AS kind (event, rows_of)
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION %I()',
      one.parent || '_changed_by_' || one.event, one.event, one.child, one.rows_of, 'note_change_of_' || one.parent);
  END LOOP;
END $$;
