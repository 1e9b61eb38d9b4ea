/** Toasts of favourites, word for word. */
export const FAVOURITE_MESSAGES = {
  favoriteAddFailed: 'Ошибка при\u00A0добавлени в\u00A0избранное',
  favoriteRemoveFailed: 'Ошибка при\u00A0удалении из\u00A0избранного',
} as const
