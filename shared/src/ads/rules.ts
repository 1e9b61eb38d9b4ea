/** An ad is shown for so many days; its author may renew it by a press. */
export const AD_DAYS = 30
/** The author is reminded so many days before. */
export const REMINDED_DAYS = 3
/** New ads of one person within a day. */
export const ADS_A_DAY = 5

/** Why an author took an ad away. */
export const ARCHIVED_AS = { sold: 'Дело сделано', withdrawn: 'Снято автором' } as const
export type ArchivedAs = keyof typeof ARCHIVED_AS

/** How far an ad is. It is told by what is known of the ad, and kept nowhere. */
export const AD_STATUSES = {
  published: 'Опубликовано',
  pending: 'На\u00A0проверке',
  needs_work: 'Нужны правки',
  rejected: 'Отклонено',
  hidden: 'Скрыто',
  expired: 'Срок вышел',
  archived: 'В\u00A0архиве',
} as const
export type AdStatus = keyof typeof AD_STATUSES

/** What an author may do with an ad, and in which of its states. */
const ACTS = {
  change: ['published', 'pending', 'needs_work', 'rejected', 'hidden', 'expired'],
  renew: ['published', 'expired', 'archived'],
  archive: ['published', 'hidden', 'expired'],
  remove: ['pending', 'needs_work', 'rejected', 'archived'],
} as const satisfies Record<string, readonly AdStatus[]>
export type AdAct = keyof typeof ACTS

export const mayAct = (act: AdAct, status: AdStatus): boolean => ACTS[act].some((one) => one === status)

/** Favourites of one person. */
export const FAVOURITES_MOST = 500
