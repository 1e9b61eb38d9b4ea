/** Fields that forms of several nouns begin with. */
export const PHONE = { label: 'Номер телефона', kind: 'phone' } as const
export const EMAIL = { label: 'Почта', kind: 'email', max: 200 } as const
export const PASSWORD = { label: 'Пароль', kind: 'password', max: 200 } as const
