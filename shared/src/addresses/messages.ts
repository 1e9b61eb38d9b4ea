/** Toasts of the address book, word for word. */
export const ADDRESS_MESSAGES = {
  addressAdded: 'Адрес успешно добавлен',
  addressUpdated: 'Адрес успешно обновлен',
  addressDeleted: 'Адрес успешно удален',
} as const
