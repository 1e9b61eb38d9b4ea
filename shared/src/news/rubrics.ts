/** What news is about. The keys stand in addresses. */
export const RUBRICS = {
  society: 'Общество',
  town: 'Город',
  transport: 'Транспорт',
  economy: 'Экономика',
  sea: 'Море',
  nature: 'Природа',
  culture: 'Культура',
  sport: 'Спорт',
  incidents: 'Происшествия',
} as const
export type Rubric = keyof typeof RUBRICS

export const isRubric = (word: string): word is Rubric => Object.hasOwn(RUBRICS, word)
