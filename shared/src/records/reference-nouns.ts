/** What a field of a form or a filter of a list may name, by a part of its name. */
export type ReferenceNoun = 'restaurant'
