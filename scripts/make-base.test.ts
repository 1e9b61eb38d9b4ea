import { expect, test } from 'bun:test'
import { nameAfter, tidied } from './make-base.ts'

test('a base comes straight after the last migration that it stands for', () => {
  expect(nameAfter('Migration20261128235959_schemas_named')).toBe('Migration20261129000000_base')
  expect(nameAfter('Migration20261121000000')).toBe('Migration20261121000001_base')
})

test('of a dump the schema and rows are left; a moment of the run is the moment of the migration', () => {
  const dump = `--
-- PostgreSQL database dump
--

\\restrict abc

-- Dumped from database version 18.4

SET row_security = off;
SELECT pg_catalog.set_config('search_path', '', false);

--
-- Name: told_fn(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.told_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin return null; end; $$;


INSERT INTO public.story (title, made_at, of_old) VALUES
	('--', '2026-11-28 20:55:01.5+00', '2026-11-21 00:00:00+00');

SELECT pg_catalog.setval('public.story_number_seq', 1, false);
SELECT pg_catalog.setval('public.news_number_seq', 7, true);

ALTER TABLE ONLY public.story
    ADD CONSTRAINT story_pkey PRIMARY KEY (id);

\\unrestrict abc
`
  expect(tidied(dump, Date.parse('2026-11-28T20:55:01.400Z'))).toBe(`SET LOCAL check_function_bodies = false;
CREATE FUNCTION public.told_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin return null; end; $$;
INSERT INTO public.story (title, made_at, of_old) VALUES
	('--', now(), '2026-11-21 00:00:00+00');
SELECT pg_catalog.setval('public.news_number_seq', 7, true);
ALTER TABLE ONLY public.story ADD CONSTRAINT story_pkey PRIMARY KEY (id);
SET LOCAL check_function_bodies = true;
`)
})
