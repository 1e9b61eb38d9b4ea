/** What a message goes by; a notice has yet to find out how its reader wants to be told. */
export const MESSAGE_CHANNELS = {
  sms: 'СМС',
  mail: 'Письмо',
  push: 'Уведомление',
  notice: 'Извещение',
} as const
