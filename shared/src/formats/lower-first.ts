/** As it stands within a sentence. */
export function lowerFirst(text: string): string {
  // An abbreviation stays as it is: «СВЧ сломалась».
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
