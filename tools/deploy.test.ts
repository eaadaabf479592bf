/** The form of what is deployed: every file parses, and every container is probed, bounded and without rights it does not need. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { envExample } from '#server/config.ts';

interface Container {
  name: string;
  env?: { name: string }[];
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
  readinessProbe?: object;
  livenessProbe?: object;
  securityContext?: { allowPrivilegeEscalation?: boolean; readOnlyRootFilesystem?: boolean };
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: {
    selector?: { matchLabels?: object };
    template?: {
      metadata: { labels: object };
      spec: { containers: Container[]; securityContext?: { runAsNonRoot?: boolean } };
    };
  };
}

const manifests = globSync('deploy/kubernetes/*.yaml').flatMap((file) =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => {
    expect(document.errors, file).toEqual([]);
    return document.toJS() as Manifest;
  }),
);
const known = new Set([...envExample().matchAll(/^#(\w+)=/gm)].map(([, name]) => name));

test('there are servers, a service for them and a job that migrates', () => {
  expect(manifests.map(({ kind }) => kind).toSorted()).toEqual(['Deployment', 'Job', 'PodDisruptionBudget', 'Service']);
  for (const { apiVersion, metadata } of manifests) {
    expect(apiVersion).toMatch(/^(\w+\/)?v1$/);
    expect(metadata.name).toMatch(/^[a-z0-9-]+$/);
  }
});

test.each(manifests.filter(({ spec }) => spec.template))(
  '$kind $metadata.name bounds and confines its containers',
  (manifest) => {
    const { template, selector } = manifest.spec;
    if (selector?.matchLabels) expect(template?.metadata.labels).toMatchObject(selector.matchLabels);
    expect(template?.spec.securityContext?.runAsNonRoot).toBe(true);
    for (const container of template?.spec.containers ?? []) {
      expect(Object.keys(container.resources?.limits ?? {}).toSorted()).toEqual(['cpu', 'memory']);
      expect(container.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
      });
      if (manifest.kind === 'Deployment') expect(container).toMatchObject({ readinessProbe: {}, livenessProbe: {} });
      expect(container.env?.map(({ name }) => name).filter((name) => !known.has(name)) ?? []).toEqual([]);
    }
  },
);

test('the compose file names only settings that exist, and waits for what it needs', () => {
  const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8')) as {
    services: Record<string, { environment?: Record<string, string>; healthcheck?: object; depends_on?: object }>;
  };
  expect(Object.keys(services.app?.environment ?? {}).filter((name) => !known.has(name))).toEqual([]);
  for (const name of Object.keys(services.app?.depends_on ?? {})) expect(services[name]?.healthcheck).toBeDefined();
});

test('the container file copies only what is there or was built, and does not run as root', () => {
  const text = readFileSync('deploy/Containerfile', 'utf8');
  for (const [, path] of text.matchAll(/^COPY --from=build \/app\/(\S+)/gm))
    expect(existsSync(path as string) || path === 'dist', path).toBe(true);
  expect(text.split('\n').findLast((line) => line.startsWith('USER '))).toBe('USER node');
  expect(text).toMatch(/^HEALTHCHECK/m);
});

test('the dashboard asks for metrics that are counted', () => {
  const { panels } = JSON.parse(readFileSync('deploy/grafana.json', 'utf8')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const source = globSync('server/**/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  for (const { title, targets } of panels)
    for (const { expr } of targets)
      for (const [, name] of expr.matchAll(/\b([a-z]+(?:_[a-z]+)+?)(?:_bucket|_count|_sum)?(?=[{[)])/g))
        if (!/^(histogram_quantile|nodejs_|process_)/.test(name as string))
          expect(source, title).toContain(name as string);
});
