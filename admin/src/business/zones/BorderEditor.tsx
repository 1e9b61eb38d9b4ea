import type { Polygon } from '@ostrov/shared/geo/shapes'
import type { MapHandle } from '@ostrov/shared/map/leaflet-map'
import { polygonComplaint } from '@ostrov/shared/restaurants/borders'
import { borderText, readBorder } from '@ostrov/shared/restaurants/zones-text'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure, TextField } from '@ostrov/shared/ui/Field'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { CircleDashed, Pentagon, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { LeaveDialog } from '../../components/forms/LeaveDialog'
import { LeaveGuard } from '../../components/forms/LeaveGuard'
import { CornerBar } from './CornerBar'
import { useDrawing } from './use-drawing'

type Props = {
  title: string
  map: MapHandle | null
  /** Null for a zone that has none yet. */
  initial: Polygon | null
  /** What somebody else has made of it meanwhile. */
  theirs: Polygon | null
  save: string
  /** @throws {Problem} when it could not be saved; the editor stays as it is. */
  onSave: (polygon: Polygon) => Promise<void> | void
  onClose: () => void
}

/** The border of one zone: drawn on the map, or typed; both show the same. */
export function BorderEditor({ title, map, initial, theirs, save, onSave, onClose }: Props) {
  const { border, text, complaint, failure, busy, type, take, send } = useBorderForm(initial, onSave)
  const drawing = useDrawing(map, border.shown, border.change)
  const [asked, setAsked] = useState(false)
  return (
    <section className="border-editor stack gap-4" aria-label={title}>
      <h2>{title}</h2>
      <Tools drawing={drawing} border={border} />
      <Said drawing={drawing} border={border} />
      {map && drawing.corner && <CornerBar map={map} corner={drawing.corner} onRemove={drawing.removeCorner} />}
      <TextField
        label="Точки границы"
        hint="Широта и&nbsp;долгота, точка на&nbsp;строке; пустая строка&nbsp;— и&nbsp;дальше вырез. Можно вставить GeoJSON"
        rows={8}
        spellCheck={false}
        value={text}
        error={complaint}
        onChange={({ target }) => type(target.value)}
      />
      <FormFailure text={failure} />
      {theirs && border.dirty && (
        <section className="meanwhile" aria-label="Чья граница останется">
          <p>На&nbsp;карте обе: ваша&nbsp;— с&nbsp;точками, вторая&nbsp;— в&nbsp;цветах зоны.</p>
          <Button onClick={() => take(theirs)}>Взять их границу</Button>
        </section>
      )}
      <div className="cluster gap-2">
        <Button variant="sea" size="large" busy={busy} busyLabel="Сохраняем…" onClick={send}>
          {theirs && border.dirty ? 'Оставить мою' : save}
        </Button>
        <Button variant="quiet" size="large" onClick={() => (border.dirty ? setAsked(true) : onClose())}>
          Закрыть
        </Button>
      </div>
      <LeaveDialog open={asked} onStay={() => setAsked(false)} onLeave={onClose} />
      <LeaveGuard dirty={border.dirty && !asked} />
    </section>
  )
}

type DrawnProps = { drawing: ReturnType<typeof useDrawing>; border: ReturnType<typeof useBorder> }

function Tools({ drawing, border }: DrawnProps) {
  return (
    <div className="cluster gap-2">
      <Button aria-pressed={drawing.isDrawing && !border.now} disabled={border.now !== null} onClick={drawing.draw}>
        <Pentagon size={20} aria-hidden="true" />
        Рисовать
      </Button>
      <Button aria-pressed={drawing.isDrawing && border.now !== null} disabled={!border.now} onClick={drawing.draw}>
        <CircleDashed size={20} aria-hidden="true" />
        Вырез
      </Button>
      <Button disabled={!border.canUndo} onClick={border.undo}>
        <Undo2 size={20} aria-hidden="true" />
        Отменить
      </Button>
    </div>
  )
}

/** What one may do now, and what has just been done. */
function Said({ drawing, border }: DrawnProps) {
  return (
    <>
      <p className="ui-muted" role="status">
        {hintOf(drawing.isDrawing, border.now !== null)}
        {border.now && !drawing.isDrawing && (
          <span className="border-editor__keys">
            . На&nbsp;клавиатуре: Tab до&nbsp;точки на&nbsp;карте, дальше стрелки
          </span>
        )}
      </p>
      <p className="ui-hidden" role="status">
        <span key={drawing.said.count}>{drawing.said.words}</span>
      </p>
    </>
  )
}

function hintOf(isDrawing: boolean, hasBorder: boolean): string {
  if (isDrawing) return 'Нажимайте на\u00A0карту по\u00A0точкам, последней замкните первую'
  return hasBorder
    ? 'Тяните точки; светлая добавит новую, нажатую можно удалить'
    : 'Нажмите «Рисовать» или\u00A0впишите точки'
}

/** What is typed beside the map, and the sending of it. */
function useBorderForm(initial: Polygon | null, onSave: Props['onSave']) {
  const [text, setText] = useState(initial ? borderText(initial) : '')
  const border = useBorder(initial, (polygon) => setText(polygon ? borderText(polygon) : ''))
  const [failure, setFailure] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const { read, complaint } = readBorder(text)
  const type = (typed: string) => {
    setText(typed)
    setFailure(null)
    const { read: polygon } = readBorder(typed)
    if (polygon) border.take(polygon)
  }
  const send = async () => {
    setTried(true)
    if (!read || polygonComplaint(read)) return
    setBusy(true)
    try {
      await onSave(read)
    } catch (problem) {
      setFailure(sentenceOf(problem))
    }
    setBusy(false)
  }
  return {
    ...{ border, text, failure, busy, type, send },
    complaint: text.trim() === '' && !tried ? null : complaint,
    take: (polygon: Polygon) => {
      setText(borderText(polygon))
      setFailure(null)
      border.take(polygon)
    },
  }
}

/** The border now, and those before it. */
function useBorder(initial: Polygon | null, onChange: (polygon: Polygon | null) => void) {
  const [history, setHistory] = useState<readonly (Polygon | null)[]>([initial])
  const [shown, setShown] = useState(initial)
  const now = history.at(-1) ?? null
  const push = (polygon: Polygon | null) => setHistory((before) => [...before, polygon])
  return {
    now,
    /** What the map is to draw: it draws its own changes by itself. */
    shown,
    dirty: JSON.stringify(now) !== JSON.stringify(initial),
    canUndo: history.length > 1,
    /** A change made on the map. */
    change: (polygon: Polygon | null) => {
      push(polygon)
      onChange(polygon)
    },
    /** A change typed in the field. */
    take: (polygon: Polygon) => {
      if (JSON.stringify(polygon) === JSON.stringify(now)) return
      push(polygon)
      setShown(polygon)
    },
    undo: () => {
      const before = history.at(-2) ?? null
      setHistory(history.slice(0, -1))
      setShown(before && { ...before })
      onChange(before)
    },
  }
}
