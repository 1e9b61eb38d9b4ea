const WAYS = { push: 'Уведомление', mail: 'Письмо', both: 'Уведомление и\u00A0письмо' } as const
const OR_NOTHING = { ...WAYS, none: 'Не\u00A0присылать' } as const

/** What the house tells a customer of, and the ways each may come. What must be known cannot be refused. */
export const NOTICE_CHOICES = {
  status: OR_NOTHING,
  late: OR_NOTHING,
  changes: { ...WAYS, sms: 'СМС' },
  answer: OR_NOTHING,
  ads: OR_NOTHING,
  favourites: OR_NOTHING,
  searches: OR_NOTHING,
  replies: OR_NOTHING,
  tickets: WAYS,
  support: WAYS,
} as const

export type NoticeEvent = keyof typeof NOTICE_CHOICES
export type Notices = { [Event in NoticeEvent]: keyof (typeof NOTICE_CHOICES)[Event] }

/** What holds for who has chosen nothing. */
export const USUAL_NOTICES: Notices = {
  ...{ status: 'push', late: 'push', changes: 'push', answer: 'push', ads: 'push' },
  ...{ favourites: 'push', replies: 'push', searches: 'both', tickets: 'push', support: 'push' },
}

/** Of these nobody has to hear: what is said of an order, of tickets and of what one has asked support is another matter. */
const OPTIONAL = ['answer', 'ads', 'favourites', 'searches', 'replies'] as const satisfies readonly NoticeEvent[]
export type OptionalNotice = (typeof OPTIONAL)[number]

/** Whether its letters must say how to have no more of them. */
export const isOptional = (event: string): event is OptionalNotice => OPTIONAL.some((one) => one === event)

/** What is left of a way when its letters stop. */
export const WITHOUT_LETTERS = { both: 'push', mail: 'none' } as const

/** The choices alone, of an answer that also says what one can be reached by. */
export function choicesOf<Reach extends { browsers: number; mail: string | null } & Notices>(known: Reach): Notices {
  const { browsers: _, mail: __, ...chosen } = known
  return chosen
}

/** Where a notice goes by the way that was chosen for it. */
export function channelsOf(way: Notices[NoticeEvent]): { push: boolean; mail: boolean; sms: boolean } {
  return { push: way === 'push' || way === 'both', mail: way === 'mail' || way === 'both', sms: way === 'sms' }
}
