/** Whose money a discount is. */
export const PAYERS = { platform: 'Сервис', restaurant: 'Ресторан' } as const
export type Payer = keyof typeof PAYERS
