import { inLatin } from '../spelling/scripts'

/** A title's words as an address has them: «Паром вышел» → «parom-vyshel». Whole words, as many as fit into `most` letters; it may be empty. */
export function titleSlug(title: string, most: number): string {
  const words = inLatin(title.toLowerCase().normalize('NFKC').replaceAll('ё', 'е'))
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  let slug = ''
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, most) : `${slug}-${word}`
    if (longer.length > most) break
    slug = longer
  }
  return slug
}
