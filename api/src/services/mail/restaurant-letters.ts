import { quoted } from '@ostrov/shared/formats/quoted'
import { type Brand, letter } from './letter-layout'
import type { Letter } from './mail'

/** To an owner: the restaurant's own software has taken nothing for a day, or wants no more. */
export function webhookStoppedLetter({
  restaurant,
  isGone,
  url,
  ...facts
}: Brand & { restaurant: string; isGone: boolean; url: string }): Letter {
  return letter({
    ...facts,
    title: `${restaurant}: отправка событий остановлена`,
    lines: [
      isGone
        ? `Сервер, который указан на\u00a0странице «Интеграции» ресторана ${quoted(restaurant)}, попросил больше не\u00a0присылать события.`
        : `Сервер, который указан на\u00a0странице «Интеграции» ресторана ${quoted(restaurant)}, сутки не\u00a0принимает события о\u00a0заказах.`,
      'Заказы по-прежнему приходят на\u00a0доску. Почините сервер и\u00a0сохраните настройки: отправка начнётся снова. Пропущенное можно отправить из\u00a0журнала.',
    ],
    action: { label: 'Открыть «Интеграции»', url },
  })
}
