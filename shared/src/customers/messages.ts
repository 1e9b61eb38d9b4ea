/** Toasts of the profile, word for word. */
export const CUSTOMER_MESSAGES = {
  profileSaved: 'Данные сохранены',
  mailSent: 'Письмо отправлено',
  deleted: 'Успешно',
} as const
