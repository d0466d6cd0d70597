-- Two live appointments never overlap, whatever service they are for: the last word over every earlier check.
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_no_overlap"
  EXCLUDE USING gist ("period" WITH &&) WHERE ("status" <> 'cancelled');
