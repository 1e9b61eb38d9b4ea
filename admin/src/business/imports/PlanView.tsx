import { ROW_KINDS } from '@ostrov/shared/imports/columns'
import type { ImportPlanWire, ImportProblem, PlannedRow } from '@ostrov/shared/imports/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { countsWords, placeWords, rowsWords } from './plan-words'
import type { Imports } from './use-imports'

/** So many are drawn before one asks for all. */
const FIRST = 50

/** What a file would do, or did: counts, what is wrong, and each row as «было → стало». */
export function PlanView({ plan, imports }: { plan: ImportPlanWire; imports: Imports }) {
  const { file_name, counts, rows, problems } = plan
  return (
    <>
      <section className="ui-card import-plan" aria-labelledby="import-plan">
        <h2 id="import-plan">{file_name}</h2>
        <p>В&nbsp;файле: {countsWords(counts)}.</p>
        <Acts plan={plan} imports={imports} />
      </section>
      {problems.length > 0 && <Problems problems={problems} />}
      {rows.length > 0 && <Rows rows={rows} isDone={plan.status !== 'planned'} />}
    </>
  )
}

function Acts({
  plan: { status, rows, counts, problems },
  imports: { apply, undo },
}: {
  plan: ImportPlanWire
  imports: Imports
}) {
  if (status === 'undone') return <p role="status">Загрузку отменили: меню такое, как было до&nbsp;неё.</p>
  const failed = apply.error ?? undo.error
  return (
    <>
      <FormFailure text={failed && sentenceOf(failed)} />
      {status === 'applied' ? (
        <div className="split gap-3" role="status">
          <p>Применено. Новые названия и&nbsp;описания покажем клиентам после проверки, цены&nbsp;— уже.</p>
          <Button busy={undo.isPending} busyLabel="Возвращаем…" onClick={() => undo.mutate()}>
            <Undo2 size={20} aria-hidden="true" />
            Отменить загрузку
          </Button>
        </div>
      ) : rows.length === 0 ? (
        <p>
          {counts.wrong > 0 || (counts.same === 0 && problems.length > 0)
            ? 'Применять нечего: исправьте файл и\u00A0загрузите ещё раз.'
            : 'Всё уже так: менять нечего.'}
        </p>
      ) : (
        <div className="split gap-3">
          <p>{counts.wrong > 0 && `Строки с\u00A0ошибками пропустим: их ${counts.wrong}.`}</p>
          <Button
            variant="sea"
            size="large"
            busy={apply.isPending}
            busyLabel="Применяем…"
            onClick={() => apply.mutate()}
          >
            Применить {rowsWords(rows.length)}
          </Button>
        </div>
      )}
    </>
  )
}

function Problems({ problems }: { problems: readonly ImportProblem[] }) {
  const { shown, rest } = useFirst(problems)
  return (
    <section className="import-part stack-start gap-3" aria-labelledby="import-problems">
      <h2 id="import-problems">Что исправить</h2>
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">Строка</th>
            <th scope="col">Столбец</th>
            <th scope="col">В&nbsp;ячейке</th>
            <th scope="col">Почему</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ line, sheet, column, value, reason }) => (
            <tr key={`${sheet}.${line}.${column}.${reason}`}>
              <td data-title="Строка">{placeWords(line, sheet)}</td>
              <td data-title="Столбец">{column ?? '—'}</td>
              <td data-title="В ячейке">{value || '—'}</td>
              <td data-title="Почему">{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest}
    </section>
  )
}

function Rows({ rows, isDone }: { rows: readonly PlannedRow[]; isDone: boolean }) {
  const { shown, rest } = useFirst(rows)
  return (
    <section className="import-part stack-start gap-3" aria-labelledby="import-rows">
      <h2 id="import-rows">{isDone ? 'Что изменилось' : 'Что изменится'}</h2>
      <ul className="import-rows">
        {shown.map(({ line, sheet, kind, name, action, changes }) => (
          <li key={`${sheet}.${line}`} className="import-row">
            <p>
              <span className="ui-muted ui-small">Строка {placeWords(line, sheet)}, </span>
              <span className="ui-muted ui-small">
                {action === 'create' ? `новое: ${ROW_KINDS[kind]}` : ROW_KINDS[kind]}
              </span>
              <br />
              <b>{name}</b>
            </p>
            <Changes changes={changes} />
          </li>
        ))}
      </ul>
      {rest}
    </section>
  )
}

function Changes({ changes }: Pick<PlannedRow, 'changes'>) {
  return (
    <dl>
      {changes.map(({ label, from, to, waits }) => (
        <div key={label}>
          <dt className="ui-muted ui-small">{label}</dt>
          <dd>
            {from !== null && from !== '' && (
              <>
                <del>
                  <span className="ui-hidden">было: </span>
                  {from}
                </del>
                <span aria-hidden="true"> → </span>
              </>
            )}
            {to || 'пусто'}
            {waits && <span className="ui-muted ui-small"> · после проверки</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function useFirst<Row>(all: readonly Row[]) {
  const [isWhole, setWhole] = useState(false)
  return {
    shown: isWhole ? all : all.slice(0, FIRST),
    rest: !isWhole && all.length > FIRST && <Button onClick={() => setWhole(true)}>Показать все {all.length}</Button>,
  }
}
