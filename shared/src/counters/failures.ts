/**
 * Why a restaurant's counter did not do what it was asked, whatever counter it is. `breaks`: nothing more is sent until somebody
 * has mended the settings. `retry`: minutes until the same may be asked again by itself; null where that would change nothing.
 */
export type CounterFailure = { said: string; hand: string; breaks: boolean; retry: number | null }

export const COUNTER_FAILURES = {
  secret_wrong: {
    said: 'Касса не\u00A0узнала секрет',
    hand: 'Сохраните секрет заново: в\u00A0FrontPad он в\u00A0разделе «Настройки → Общие → API», ключ ArCafe даёт поставщик, логин iiko\u00A0— в\u00A0iikoWeb, «Настройки Cloud API».',
    ...{ breaks: true, retry: null },
  },
  api_off: {
    said: 'В\u00A0кассе выключен API',
    hand: 'Включите его: в\u00A0FrontPad это раздел «Настройки → Общие → API», в\u00A0ArCafe\u00A0— через поставщика, в\u00A0iikoWeb\u00A0— в\u00A0настройках логина.',
    ...{ breaks: true, retry: null },
  },
  plan_without_api: {
    said: 'Тариф кассы не\u00A0даёт доступа к\u00A0API',
    hand: 'Смените тариф в\u00A0личном кабинете кассы.',
    ...{ breaks: true, retry: null },
  },
  too_often: {
    said: 'Касса просит обращаться реже',
    hand: 'Ничего делать не\u00A0нужно: через минуту повторим сами.',
    ...{ breaks: false, retry: 1 },
  },
  shift_closed: {
    said: 'В\u00A0кассе закрыта смена',
    hand: 'Откройте смену: заказ уйдёт в\u00A0кассу сам.',
    ...{ breaks: false, retry: 3 },
  },
  articles_unknown: {
    said: 'Касса не\u00A0знает ни\u00A0одного артикула из\u00A0заказа',
    hand: 'Внесите заказ в\u00A0кассу вручную и\u00A0проверьте артикулы блюд в\u00A0меню.',
    ...{ breaks: false, retry: null },
  },
  away: {
    said: 'Касса не\u00A0отвечает',
    hand: 'Проверьте, работает\u00A0ли она. Мы пробуем снова каждую минуту.',
    ...{ breaks: false, retry: 1 },
  },
  refused: {
    said: 'Касса отказала',
    hand: 'Внесите заказ в\u00A0кассу вручную и\u00A0напишите нам.',
    ...{ breaks: false, retry: null },
  },
} as const satisfies Record<string, CounterFailure>
export type CounterFailureName = keyof typeof COUNTER_FAILURES
