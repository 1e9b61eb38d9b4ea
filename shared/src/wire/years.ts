/**
 * Years that something of ours may happen in: before there was such a service nothing did, and nobody plans beyond a century.
 * A clock that stands at its beginning, and a slip in a year, are none of these.
 */
const YEAR = '(?:20\\d\\d|2100)'
const BEYOND = 'Год\u00A0— от\u00A02000 до\u00A02100'

/** A day that the calendar has, of these years. */
export const DAY = `(?:${YEAR}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|20(?:[02468][048]|[13579][26])-02-29)`

/** What is wrong with the year that a day or a moment begins with. */
export const yearComplaint = (text: string) => (new RegExp(`^${YEAR}-`).test(text) ? null : BEYOND)
