import { brandName } from '@ostrov/shared/formats/installation'
import { quoted } from '@ostrov/shared/formats/quoted'
import { Button } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { Bell } from 'lucide-react'
import { useEffect, useState } from 'react'
import './push-offer.css'
import { rememberDisplay, rememberRefusal } from './notification'
import { findOffer, type Offer, turnOn } from './subscription'

/** Once something was ordered: whether to be told of it. Shown where it is possible, and not again for a while after a no. */
export default function PushOffer() {
  const [offer, setOffer] = useState<Offer>(null)
  useEffect(() => {
    // Notices are an extra: where they cannot be had the order's page is whole without them.
    findOffer(new Date()).then(
      (found) => {
        if (found) rememberDisplay(new Date())
        setOffer(found)
      },
      () => {},
    )
  }, [])
  if (!offer) return null
  const refuse = () => {
    rememberRefusal(new Date())
    setOffer(null)
  }
  return (
    <section className="push-offer" aria-labelledby="push-offer">
      <Bell size={24} aria-hidden="true" />
      <div>
        <h2 id="push-offer">Сообщать о&nbsp;заказе?</h2>
        {offer.kind === 'push' ? (
          <>
            <p>Пришлём уведомление, когда ресторан примет заказ и&nbsp;когда он будет в&nbsp;пути.</p>
            <Answers offer={offer} onRefuse={refuse} onDone={() => setOffer(null)} />
          </>
        ) : (
          <>
            <p>
              {`Добавьте ${quoted(brandName())} на\u00A0экран «Домой»: нажмите «Поделиться», затем «На\u00A0экран „Домой“». Оттуда уведомления можно включить.`}
            </p>
            <Button size="small" onClick={refuse}>
              Понятно
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

type AnswersProps = { offer: { key: string }; onRefuse: () => void; onDone: () => void }

function Answers({ offer, onRefuse, onDone }: AnswersProps) {
  const [busy, setBusy] = useState(false)
  const agree = async () => {
    setBusy(true)
    try {
      const on = await turnOn(offer.key)
      onDone()
      if (on) showToast('Сообщим, когда статус заказа изменится', { kind: 'success' })
      else showToast('Браузер не\u00A0разрешил уведомления. Разрешить их можно в\u00A0его настройках.')
    } catch {
      setBusy(false)
      showToast('Не\u00A0получилось включить уведомления. Попробуйте ещё раз.', { kind: 'error' })
    }
  }
  return (
    <div className="cluster gap-2">
      <Button size="small" variant="sea" busy={busy} busyLabel="Включаем…" onClick={agree}>
        Включить
      </Button>
      <Button size="small" variant="quiet" onClick={onRefuse}>
        Не сейчас
      </Button>
    </div>
  )
}
