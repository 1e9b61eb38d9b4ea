/** What is refused of ads and of searches for them. */
export const AD_PROBLEMS = {
  'ad.too_many_today': [409, 'За\u00A0день можно подать пять объявлений. Продолжите завтра: черновик сохранён.'],
  'ad.duplicate': [
    409,
    'Похоже, это объявление уже есть. Продлите\u00A0его или\u00A0скажите, что\u00A0это\u00A0другое.',
  ],
  'ad.over': [409, 'Сейчас с\u00A0этим объявлением так нельзя. Обновите страницу.'],
  'ad.too_many_favourites': [409, 'В\u00A0избранном уже 500 объявлений. Уберите лишние.'],
  'ad.own': [409, 'Это ваше объявление.'],
  'ad.no_draft': [404, 'Черновика нет.'],
  'saved_search.nothing_chosen': [409, 'Сначала выберите, что искать: хотя\u00A0бы один фильтр.'],
  'saved_search.too_many': [409, 'Сохранено уже тридцать поисков. Удалите лишние и\u00A0повторите.'],
  'link.dead': [404, 'Ссылка больше не\u00A0действует.'],
} as const satisfies Record<string, readonly [status: number, message: string]>
