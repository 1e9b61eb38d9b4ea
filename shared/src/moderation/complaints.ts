/** So many people who complain of one thing hide it until a moderator has looked. */
export const COMPLAINTS_HIDE = 3
/** So many complaints of one thing a moderator reads; the others are counted. */
export const COMPLAINTS_READ = 50

/** Why people complain. */
export const COMPLAINT_REASONS = {
  fraud: 'Обман или просят предоплату',
  untrue: 'Неправда в\u00A0описании или цене',
  gone: 'Уже продано или неактуально',
  unreachable: 'Не\u00A0дозвониться или чужой телефон',
  repeated: 'Повтор другого объявления',
  forbidden: 'Такое нельзя продавать или предлагать',
  rude: 'Оскорбления или чужие фото',
  other: 'Другое',
} as const
export type ComplaintReason = keyof typeof COMPLAINT_REASONS
