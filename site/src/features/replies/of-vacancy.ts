/** The vacancy that a modal is about. */
export type OfVacancy = { number: number }
/** Beside its contacts stands the way to a reply. */
export type Contacts = OfVacancy & { reply: () => void }
/** The ad whose author is written to. */
export type OfAd = { section: string; number: number }
