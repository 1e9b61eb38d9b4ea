import { PLACE_EVERY_MS } from '@ostrov/shared/couriers/way'
import type { Point } from '@ostrov/shared/geo/shapes'
import { SwitchField } from '@ostrov/shared/ui/Field'
import { ask } from '@ostrov/shared/wire/answers'
import { useEffect, useState } from 'react'
import { api } from '../../api'
import { whileSeen } from '../../components/while-seen'
import type { Shown } from './courier-store'

type Props = { courier_key: string; shown: Shown; onShare: (is_shared: boolean) => void }

/** Whether customers see where one is while one brings their order: off until one says so, and told while the page is seen. */
export function ShareWhere({ courier_key, shown: { work, wish }, onShare }: Props) {
  const [isDenied, setDenied] = useState(false)
  const isShared = wish ?? work.is_shared
  const isTold = work.is_shared && wish !== false && work.orders.some(({ status }) => status === 'OUT_FOR_DELIVERY')
  useEffect(() => {
    if (!isTold) return
    const tell = async () => {
      const coordinates = navigator.onLine ? await whereIs() : null
      // What does not arrive is old by the next time: nothing waits.
      if (coordinates) await ask(api.couriers({ key: courier_key }).place.put({ coordinates })).catch(() => null)
    }
    return whileSeen(() => {
      void tell()
      const timer = setInterval(tell, PLACE_EVERY_MS)
      return () => clearInterval(timer)
    })
  }, [courier_key, isTold])
  const turn = async (is_shared: boolean) => {
    onShare(is_shared)
    setDenied(is_shared && (await whereIs()) === null)
  }
  return (
    <div className="courier__order">
      <SwitchField
        label={'Показывать клиенту, где\u00A0я'}
        hint={
          'Пока вы\u00A0везёте заказ, его клиент видит вас на\u00A0карте. Храним только последнее место и\u00A0стираем, когда заказ вручён. Ресторан места не\u00A0видит. Выключить можно в\u00A0любой момент.'
        }
        checked={isShared}
        onChange={({ target }) => void turn(target.checked)}
      />
      {isShared && isDenied && (
        <p className="ui-field__error" role="alert">
          Браузер не&nbsp;даёт место. Разрешите его этому сайту в&nbsp;настройках.
        </p>
      )}
    </div>
  )
}

/** Farther off by more it would mislead whoever waits. */
const ACCURATE_METRES = 300

function whereIs(): Promise<Point | null> {
  if (!('geolocation' in navigator)) return Promise.resolve(null)
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude, accuracy } }) =>
        resolve(accuracy > ACCURATE_METRES ? null : { type: 'Point', coordinates: [longitude, latitude] }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 10_000 },
    ),
  )
}
