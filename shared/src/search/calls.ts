/** How kinds of things are called besides by their names: what somebody means who says so. Phrases are parted by commas. */
export const EVENT_CALLS = {
  concert: 'концерт, музыка, группа',
  theatre: 'театр, спектакль, премьера, комедия',
  cinema: 'кино, фильм, сеанс',
  exhibition: 'выставка, экспозиция, музей',
  kids: 'детям, для детей, детский праздник, утренник',
  sport: 'спорт, турнир, матч, забег, соревнования, каток',
  fair: 'ярмарка, базар',
  lecture: 'лекция, встреча',
} as const
