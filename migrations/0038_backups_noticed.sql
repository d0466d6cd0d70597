-- The privacy page says where backups are kept, and for how long.
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OF "is_on", "place", "address" OR DELETE OR TRUNCATE ON "backup_settings" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
