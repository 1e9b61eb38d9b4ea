import { formatDay } from '@ostrov/shared/formats/time'
import type { SecondFactorWire } from '@ostrov/shared/staff/schema'
import { RECOVERY_CODES } from '@ostrov/shared/staff/second-factor'
import { Button } from '@ostrov/shared/ui/Button'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { serverNow } from '../../clock'
import { ErrorState, SkeletonRows } from '../../components/States'
import { EndDialog, RenewDialog } from './ProofDialogs'
import { SetUpDialog } from './SetUpDialog'
import { useSecondFactor } from './use-second-factor'

type Opened = 'set_up' | 'renew' | 'end' | null
/** Fewer than these, and it is time for new ones. */
const FEW = 3

/** Whether a code is asked when one signs in: switched on, off, and the codes for a lost phone. */
export function SecondFactor() {
  const acts = useSecondFactor()
  const { data, error, isFetching, refetch } = acts.state
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => {
    setOpened(null)
    acts.refresh()
  }
  return (
    <section className="stack gap-4" aria-labelledby="own-second-factor">
      <h2 id="own-second-factor">Вход с&nbsp;кодом</h2>
      {!data && error && <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} />}
      {!data && !error && <SkeletonRows rows={1} />}
      {data && (data.on_since ? <On state={data} onOpen={setOpened} /> : <Off onOpen={setOpened} />)}
      {opened === 'set_up' && <SetUpDialog acts={acts} onClose={close} />}
      {opened === 'renew' && <RenewDialog acts={acts} onClose={close} />}
      {opened === 'end' && <EndDialog acts={acts} onClose={close} />}
    </section>
  )
}

type Face = { onOpen: (one: Opened) => void }

function Off({ onOpen }: Face) {
  return (
    <>
      <p className="second-factor__state row gap-2">
        <ShieldOff size={24} aria-hidden="true" />
        Выключен: для&nbsp;входа хватает пароля.
      </p>
      <p className="ui-muted">
        Кроме пароля спросим шесть цифр из&nbsp;приложения на&nbsp;телефоне. Тот, кто узнает ваш пароль, без телефона
        не&nbsp;войдёт.
      </p>
      <div>
        <Button onClick={() => onOpen('set_up')}>Включить</Button>
      </div>
    </>
  )
}

function On({ state: { on_since, recovery_codes_left: left }, onOpen }: Face & { state: SecondFactorWire }) {
  return (
    <>
      <p className="second-factor__state row gap-2 second-factor__state--on">
        <ShieldCheck size={24} aria-hidden="true" />
        Включён {on_since && formatDay(on_since, serverNow())}: для&nbsp;входа нужны пароль и&nbsp;код.
      </p>
      <p className={left < FEW ? 'second-factor__few' : 'ui-muted'}>
        Кодов восстановления осталось: {left} из&nbsp;{RECOVERY_CODES}.{left < FEW && ' Получите новые.'}
      </p>
      <div className="cluster gap-2">
        <Button onClick={() => onOpen('renew')}>Новые коды восстановления</Button>
        <Button variant="danger" onClick={() => onOpen('end')}>
          Выключить
        </Button>
      </div>
    </>
  )
}
