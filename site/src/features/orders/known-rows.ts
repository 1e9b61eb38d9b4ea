/** Which of a person's rows the home had when it was last seen here: their place is kept before they come. */
const KEY = 'home_rows'

/** Runs before the page is painted; the policy of pages knows it by its hash (`adapter/content-security-policy.ts`). */
export const KEEP_PLACE = `try{document.documentElement.dataset.homeRows=localStorage.getItem('${KEY}')||''}catch{}`

type Known = { orders?: boolean; places?: boolean; again?: boolean }

/** Remembers the rows there are, and keeps a place for these alone. */
export function rememberRows(known: Known): void {
  const words = Object.entries(known).flatMap(([word, isThere]) => (isThere ? [word] : []))
  localStorage.setItem(KEY, words.join(' '))
  document.documentElement.dataset.homeRows = words.join(' ')
}
