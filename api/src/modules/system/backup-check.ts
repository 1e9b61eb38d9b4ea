import { defineEntity, p } from '@mikro-orm/postgresql'

/** That a backup was read back: what does it each week leaves this row (`scripts/backup-trace.ts`). */
const BackupCheckSchema = defineEntity({
  name: 'BackupCheck',
  tableName: 'backup_check',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    finished_at: p.datetime().defaultRaw('now()'),
  },
  indexes: [{ name: 'backup_check_finished_at', properties: ['finished_at'] }],
})
export class BackupCheck extends BackupCheckSchema.class {}
BackupCheckSchema.setClass(BackupCheck)
