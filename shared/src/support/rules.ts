/** Photos of one request, characters of each text, texts of one correspondence. */
export const PHOTOS_MOST = 5
export const TEXT_MAX = 2000
export const MESSAGES_MOST = 100

/** What people write about. */
export const SUBJECTS = {
  order: 'Заказ и\u00A0доставка',
  payment: 'Оплата и\u00A0возврат',
  account: 'Вход и\u00A0аккаунт',
  ad: 'Объявление',
  tickets: 'Афиша и\u00A0билеты',
  site: 'Ошибка на\u00A0сайте',
  other: 'Другое',
} as const
export type Subject = keyof typeof SUBJECTS

/** How a person wants to be answered. */
export const ANSWER_WAYS = { mail: 'Письмом', phone: 'По\u00A0телефону' } as const

/** How far a request is, as the desk sees it. */
export const SUPPORT_STATES = {
  new: 'Новое',
  in_work: 'В\u00A0работе',
  answered: 'Отвечено',
  closed: 'Закрыто',
} as const
export type SupportState = keyof typeof SUPPORT_STATES

/** The same as who wrote it sees it. */
export const PERSON_STATES = {
  new: 'Принято',
  in_work: 'Разбираемся',
  answered: 'Есть ответ',
  closed: 'Закрыто',
} as const satisfies Record<SupportState, string>

/** Who writes in a request. */
export const SIDES = { person: 'Вы', desk: 'Поддержка' } as const

/** From where the desk may do what; a text of the person's own brings an answered one back. */
export const SUPPORT_ACTS = {
  take: { from: ['new', 'in_work'], to: 'in_work' },
  answer: { from: ['new', 'in_work', 'answered'], to: 'answered' },
  close: { from: ['new', 'in_work', 'answered'], to: 'closed' },
} as const satisfies Record<string, { from: readonly SupportState[]; to: SupportState }>

export function mayAct(act: keyof typeof SUPPORT_ACTS, status: SupportState): boolean {
  const { from }: { from: readonly SupportState[] } = SUPPORT_ACTS[act]
  return from.includes(status)
}

/** What is often answered: a beginning that the desk goes on writing. */
export const ANSWER_TEMPLATES = {
  checking: {
    label: 'Проверяем',
    text: 'Здравствуйте! Спасибо, что написали. Мы\u00A0проверяем, что случилось, и\u00A0вернёмся с\u00A0ответом сегодня.',
  },
  refund: {
    label: 'Деньги вернутся',
    text: 'Здравствуйте! Мы\u00A0оформили возврат: деньги придут на\u00A0карту за\u00A01–5 рабочих дней, это зависит от\u00A0банка.',
  },
  details: {
    label: 'Не\u00A0хватает подробностей',
    text: 'Здравствуйте! Чтобы разобраться, нам нужно знать больше: когда это было и\u00A0что вы\u00A0видели на\u00A0экране?',
  },
  account: {
    label: 'Доступ к\u00A0аккаунту',
    text: 'Здравствуйте! Войдите по\u00A0номеру телефона, на\u00A0который приходят СМС: прежние заказы и\u00A0объявления останутся с\u00A0вами.',
  },
} as const

/** What is said to who has written. */
export function acceptedWords(number: number, answer_by: keyof typeof ANSWER_WAYS): { heading: string; text: string } {
  const way = answer_by === 'mail' ? 'письмом' : 'по\u00A0телефону'
  return { heading: `Обращение №\u00A0${number} принято`, text: `Мы\u00A0разберёмся и\u00A0ответим вам ${way}.` }
}
