/** «4,8»; a rating that does not exist yet is «Нет оценок». */
export function formatRating(rating: number | null): string {
  return rating === null ? 'Нет оценок' : rating.toFixed(1).replace('.', ',')
}

/** How full each of the five stars is drawn; a mean is rounded to the nearest half. */
export function stars(rating: number): ('full' | 'half' | 'empty')[] {
  const halves = Math.round(rating * 2)
  return [1, 2, 3, 4, 5].map((star) => {
    if (halves >= star * 2) return 'full'
    return halves === star * 2 - 1 ? 'half' : 'empty'
  })
}

/** One to five stars, half ones too. */
export function isRating(stars: unknown): boolean {
  return typeof stars === 'number' && stars >= 1 && stars <= 5 && Number.isInteger(stars * 2)
}
