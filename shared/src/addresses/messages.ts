/** Toasts of the address book, word for word. */
export const ADDRESS_MESSAGES = {
  added: 'Адрес успешно добавлен',
  updated: 'Адрес успешно обновлен',
  deleted: 'Адрес успешно удален',
} as const
