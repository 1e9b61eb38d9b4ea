/** The services outside that the product asks, in the order of their screen. */
export const DOORS = {
  bank: 'Банк: T-Bank',
  sms: 'СМС: SMS.ru',
  sms_reserve: 'СМС, запасной шлюз: SMSC.ru',
  mail: 'Почтовый сервер',
  push: 'Уведомления в\u00A0браузере',
  dadata: 'Подсказки адресов: DaData',
  geocoder: 'Геокодер карты',
  store: 'Хранилище картинок',
  vk: 'VK\u00A0ID',
  yandex: 'Яндекс\u00A0ID',
  frontpad: 'Кассы FrontPad',
  arcafe: 'Кассы ArCafe',
  iiko: 'Кассы iiko',
} as const
export type DoorName = keyof typeof DOORS

/** Whether a door opens onto the outside. `stand_in`: what development and tests have instead. */
export const DOOR_SETUPS = {
  on: 'Настроено',
  half: 'Настроено не\u00A0всё',
  stand_in: 'Пробная замена',
  off: 'Не\u00A0настроено',
} as const
export type DoorSetup = keyof typeof DOOR_SETUPS
