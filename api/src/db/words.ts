import { type Opt, p } from '@mikro-orm/postgresql'

/** A text as what is typed is compared with it, kept beside it: small letters, «е» for «ё». Null where there is none. */
export const plainColumn = (text: string) =>
  p
    .text()
    .generated(`(translate(lower((${text}) collate pg_c_utf8), 'ё', 'е')) stored`)
    .nullable()
    .$type<Opt<string | null>>()
    .lazy()
    .hidden()

/** What is typed, in the same letters. */
export const plainly = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/** The words that people may look for a row by. `search_words` splits as `wordsOf` of `shared/src/search/words.ts` does. */
export const wordsColumn = (text: string) =>
  p
    .array<string>()
    .columnType('text[]')
    .generated(`(search_words(${text})) stored`)
    .$type<Opt<string[]>>()
    .lazy()
    .hidden()

/** The trigger of a table with `words`: how they are written is remembered in a vocabulary, not where. */
const remembering = (vocabulary: string) => ({
  name: 'words_remembered',
  timing: 'after' as const,
  events: ['insert' as const, 'update' as const],
  // In one order, so that two who write the same words at once wait for one another and no longer.
  body: `if tg_op = 'UPDATE' and old.words = new.words then return null; end if;
    insert into ${vocabulary} (word) select distinct word from unnest(new.words) word order by word on conflict do nothing; return null`,
})
/** Of menus and restaurants. */
export const wordsRemembered = remembering('search_word')
/** Of all else that the portal's search finds: what people write in ads must not teach the kitchens' search how dishes are spelled. */
export const portalWordsRemembered = remembering('portal_word')
