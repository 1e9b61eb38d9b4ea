import type { DataExportWire } from '@ostrov/shared/customers/data-export-schema'
import { sizeWords } from '@ostrov/shared/formats/size-words'
import { formatMoment } from '@ostrov/shared/formats/time'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { showToast } from '@ostrov/shared/ui/toasts'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { Download } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { SkeletonList } from '../../components/Skeleton'
import { askForData, readData } from './store'

const LOOK_MS = 4000

/** All that is kept of the person, as a file: asked for, waited for, taken. */
export function OwnData() {
  const [data, setData] = useState<DataExportWire | 'loading' | 'failed'>('loading')
  const load = useCallback(() => {
    readData().then(setData, () => setData((known) => (typeof known === 'object' ? known : 'failed')))
  }, [])
  useEffect(load, [load])
  const isMaking = typeof data === 'object' && data.state === 'making'
  useEffect(() => {
    if (!isMaking) return
    const timer = setInterval(load, LOOK_MS)
    return () => clearInterval(timer)
  }, [isMaking, load])
  return (
    <section className="own-data stack gap-3" aria-labelledby="data">
      <h2 id="data">Копия данных</h2>
      {data === 'loading' && <SkeletonList picture={false} rows={1} />}
      {data === 'failed' && <ErrorState title="Не получилось узнать, готовы ли данные" onRetry={load} />}
      {typeof data === 'object' && <State data={data} onAsked={setData} />}
    </section>
  )
}

type StateProps = { data: DataExportWire; onAsked: (data: DataExportWire) => void }

function State({ data, onAsked }: StateProps) {
  const { state, url, may_ask } = data
  return (
    <>
      <p className="ui-muted" aria-live="polite">
        {wordsOf(data)}
      </p>
      {state === 'ready' && url && (
        <a className={buttonClass({ wide: true })} href={url} download>
          <Download size={20} aria-hidden="true" />
          Скачать
        </a>
      )}
      {may_ask && <Ask label={ASKING[state]} onAsked={onAsked} />}
    </>
  )
}

const ASKING: Readonly<Record<DataExportWire['state'], string>> = {
  none: 'Скачать мои данные',
  making: 'Подготовить ещё раз',
  failed: 'Попробовать ещё раз',
  ready: 'Подготовить заново',
}

function wordsOf({ state, ends_at, size, mail }: DataExportWire): string {
  switch (state) {
    case 'none':
      return 'Соберём в\u00a0один файл всё, что храним о\u00a0вас: профиль, заказы, объявления и\u00a0переписку с\u00a0поддержкой.'
    case 'making':
      return mail
        ? `Собираем данные. Когда будут готовы, напишем на\u00a0${mail}.`
        : 'Собираем данные. Скоро здесь появится файл.'
    case 'failed':
      return 'Не\u00a0получилось собрать данные.'
    case 'ready':
      return `Готово: ZIP, ${sizeWords(size ?? 0)}. Файл хранится до\u00a0${formatMoment(ends_at ?? '', new Date())}.`
  }
}

function Ask({ label, onAsked }: { label: string; onAsked: StateProps['onAsked'] }) {
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    try {
      onAsked(await askForData())
    } catch (problem) {
      showToast(sentenceOf(problem, 'Не\u00a0получилось начать'), { kind: 'error' })
    }
    setBusy(false)
  }
  return (
    <Button wide busy={busy} busyLabel="Начинаем…" onClick={ask}>
      {label}
    </Button>
  )
}
