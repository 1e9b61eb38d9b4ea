/** What is refused of couriers and of the orders they bring. */
export const COURIER_PROBLEMS = {
  'courier.phone_taken': [409, 'Курьер с\u00A0таким телефоном уже есть.'],
  'courier.code_needed': [409, 'Войдите ещё раз: пришлём код по\u00A0SMS.'],
  'order_courier.given_otherwise': [409, 'Заказ уже отдали иначе. Посмотрите, у\u00A0кого он.'],
  'order_courier.not_on_way': [409, 'Сейчас так с\u00A0заказом не\u00A0сделать: посмотрите на\u00A0его статус.'],
  'order_courier.not_yours': [409, 'Этот заказ теперь не\u00A0у\u00A0вас.'],
  'order_courier.not_free': [409, 'Этот заказ сейчас не\u00A0взять.'],
  'order_courier.taken': [409, 'Этот заказ уже взял другой курьер.'],
} as const satisfies Record<string, readonly [status: number, message: string]>
