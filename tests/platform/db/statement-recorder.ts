/** A dialect that notes each statement with what it was answered, for `record-release.ts`. */
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';

export interface Recorded {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly rows: readonly unknown[];
  readonly affected?: number;
}

const passing = /^\s*(?:begin|commit|rollback|start|savepoint|release|pragma)/i;

export function recordingDialect(dialect: Dialect, note: (statement: Recorded) => void): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () => recordingDriver(dialect.createDriver(), note),
  };
}

function recordingDriver(driver: Driver, note: (statement: Recorded) => void): Driver {
  const own = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const recording = (connection: DatabaseConnection): DatabaseConnection => ({
    streamQuery: connection.streamQuery.bind(connection),
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const result = await connection.executeQuery<R>(query);
      const affected = result.numAffectedRows;
      if (!passing.test(query.sql))
        note({
          sql: query.sql,
          parameters: query.parameters.map(written),
          rows: result.rows.map(writtenRow),
          ...(affected !== undefined && { affected: Number(affected) }),
        });
      return result;
    },
  });
  const innerOf = (connection: DatabaseConnection) => own.get(connection) ?? connection;
  return {
    init: () => driver.init(),
    destroy: () => driver.destroy(),
    async acquireConnection() {
      const inner = await driver.acquireConnection();
      const outer = recording(inner);
      own.set(outer, inner);
      return outer;
    },
    releaseConnection: (connection) => driver.releaseConnection(innerOf(connection)),
    beginTransaction: (connection, settings) =>
      driver.beginTransaction(innerOf(connection), settings),
    commitTransaction: (connection) => driver.commitTransaction(innerOf(connection)),
    rollbackTransaction: (connection) => driver.rollbackTransaction(innerOf(connection)),
  };
}

const written = (value: unknown) =>
  value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('base64') } : value;

const writtenRow = (row: unknown) =>
  Object.fromEntries(Object.entries(Object(row)).map(([name, value]) => [name, written(value)]));
