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

/** The choices alone, of an answer that also says what one can be reached by. */
export function choicesOf<Reach extends { browsers: number; mail: string | null } & Notices>(known: Reach): Notices {
  const { browsers: _, mail: __, ...chosen } = known
  return chosen
}

/** Where a notice goes by the way that was chosen for it. */
export function channelsOf(way: Notices[NoticeEvent]): { push: boolean; mail: boolean; sms: boolean } {
  return { push: way === 'push' || way === 'both', mail: way === 'mail' || way === 'both', sms: way === 'sms' }
}
