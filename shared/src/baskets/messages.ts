/** Toasts of baskets, word for word: every page of delivery has them, so they stand apart from those of orders. */
export const BASKET_MESSAGES = { addToBasketFailed: 'Ошибка при\u00A0добавлении товара в\u00A0корзину' } as const
