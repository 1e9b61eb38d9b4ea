/** Why a review is refused. */
export const REVIEW_MESSAGES = {
  'review.already_left': 'Вы уже оставляли отзыв на\u00A0этот заказ',
  'review.blacklisted': 'Вы заблокированны рестораном',
  'review.order_not_delivered': 'Отзыв можно оставить, когда заказ получен',
  'review.window_passed': 'Отзыв можно оставить в\u00A0течение трёх дней после заказа',
} as const
