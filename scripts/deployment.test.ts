import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settingNames } from '../apps/server/src/config.ts';

const root = path.dirname(import.meta.dirname);
const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');

/** Variables that belong to others: Postgres' own image, and Node. */
const OTHERS = new Set(['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'NODE_ENV', 'PATH']);
const settingsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/^\s*([A-Z][A-Z0-9_]{3,}): /gm)].map(([, name]) => name ?? '')),
];

describe.each(['deploy/compose.yaml', 'deploy/kubernetes.yaml'])('%s', (name) => {
  it('sets only what the server reads', () => {
    const strange = settingsIn(read(name)).filter((one) => !settingNames.includes(one) && !OTHERS.has(one));
    expect(strange).toEqual([]);
    expect(settingsIn(read(name))).toContain('SIGNET_SECRET');
  });

  it('names only files of the tree', () => {
    for (const [file] of read(name).matchAll(/apps\/server\/[\w./-]+\.ts/g))
      expect(fs.existsSync(path.join(root, file))).toBe(true);
  });
});

type Service = {
  image: string;
  restart?: string;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  depends_on?: Record<string, { condition: string }> | string[];
  networks?: string[];
  network_mode?: string;
  ports?: string[];
  volumes?: string[];
  environment?: Record<string, string>;
  healthcheck?: object;
};
type Compose = {
  services: Record<string, Service>;
  networks: Record<string, { ipam: { config: { subnet: string }[] } }>;
  volumes: Record<string, object>;
};

describe('deploy/compose.yaml, read as Compose reads it', () => {
  const { services, networks, volumes } = parse(read('deploy/compose.yaml'), { merge: true }) as Compose;
  const all = Object.entries(services);
  const nodes = all.filter(([, { image }]) => image === 'signet');
  const isOnce = ({ restart }: Service) => restart === undefined;

  it('has two nodes that are told the same', () => {
    expect(nodes).toHaveLength(2);
    expect(nodes[0]?.[1].environment).toEqual(nodes[1]?.[1].environment);
  });

  it.each(nodes)('%s runs without rights, with a root that cannot be written', (_name, node) => {
    expect(node).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(node.tmpfs?.map((one) => one.split(':')[0])).toEqual(['/tmp']);
  });

  it.each(nodes)('%s begins when its database answers and its folder is its own', (_name, node) => {
    for (const [name, { condition }] of Object.entries(node.depends_on ?? {})) {
      const needed = services[name] as Service;
      expect(condition).toBe(isOnce(needed) ? 'service_completed_successfully' : 'service_healthy');
      if (!isOnce(needed)) expect(needed.healthcheck).toBeDefined();
    }
    expect(Object.keys(node.depends_on ?? {})).toEqual(['postgres', 'files']);
  });

  it('lets nobody in but by the proxy, which every node trusts and which knows every node', () => {
    expect(all.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
    const asked = [...read('deploy/haproxy.cfg').matchAll(/^ {2}server \w+ ([\w-]+):3000$/gm)].map(([, name]) => name);
    expect(asked).toEqual(nodes.map(([name]) => name));
    for (const [, { environment }] of nodes)
      expect(environment?.TRUST_PROXY).toBe(networks.inside?.ipam.config[0]?.subnet);
  });

  it.each(all)('%s names only networks, volumes and services that there are', (_name, service) => {
    const named = (service.volumes ?? []).map((one) => one.split(':')[0] ?? '');
    expect(named.filter((one) => !one.startsWith('.') && !(one in volumes))).toEqual([]);
    expect((service.networks ?? []).filter((one) => !(one in networks))).toEqual([]);
    const needed = Array.isArray(service.depends_on) ? service.depends_on : Object.keys(service.depends_on ?? {});
    expect(needed.filter((one) => !(one in services))).toEqual([]);
  });
});

type Mounted = { name: string; mountPath: string };
type Container = {
  name: string;
  securityContext?: object;
  livenessProbe?: object;
  readinessProbe?: object;
  volumeMounts?: Mounted[];
};
type Pod = { securityContext?: object; containers: Container[]; volumes?: { name: string }[] };
type Kept = { kind: string; metadata: { name: string }; spec?: Record<string, unknown> };

describe('deploy/kubernetes.yaml, read as Kubernetes reads it', () => {
  const kept = parseAllDocuments(read('deploy/kubernetes.yaml')).map((one) => one.toJS() as Kept);
  const podOf = ({ spec }: Kept): Pod | undefined => {
    const job = spec?.['jobTemplate'] as { spec: { template: { spec: Pod } } } | undefined;
    return job?.spec.template.spec ?? (spec?.['template'] as { spec: Pod } | undefined)?.spec;
  };
  const pods = kept.flatMap((one) => {
    const pod = podOf(one);
    return pod ? [[`${one.kind} ${one.metadata.name}`, pod] as const] : [];
  });

  it('has several nodes, and a backup', () => {
    expect(pods.map(([name]) => name)).toEqual(['Deployment signet', 'CronJob backup']);
    expect(kept.find(({ kind }) => kind === 'Deployment')?.spec?.['replicas']).toBeGreaterThan(1);
  });

  it.each(pods)('%s runs as nobody in particular, without rights, with a root that cannot be written', (_name, pod) => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000, runAsGroup: 1000 });
    for (const { securityContext } of pod.containers)
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
  });

  it.each(pods)('%s may write to /tmp, and mounts what there is', (_name, { containers, volumes = [] }) => {
    const there = volumes.map(({ name }) => name);
    for (const { volumeMounts = [] } of containers) {
      expect(volumeMounts.map(({ mountPath }) => mountPath)).toContain('/tmp');
      expect(volumeMounts.filter(({ name }) => !there.includes(name))).toEqual([]);
    }
  });

  it('sends people to nodes that are ready alone, and ends none because its database is away', () => {
    const [[, { containers }] = ['', { containers: [] }]] = pods;
    expect(containers[0]).toMatchObject({
      livenessProbe: { httpGet: { path: '/api/version', port: 3000 } },
      readinessProbe: { httpGet: { path: '/api/health', port: 3000 } },
    });
  });
});

describe('Dockerfile', () => {
  const text = read('Dockerfile');

  it('runs as a user without rights, under an init, with what it names', () => {
    expect(text).toMatch(/^USER 1000:1000$/m);
    expect(text).toMatch(/^ENTRYPOINT \["tini", "--"\]$/m);
    const [, option, main = 'none'] = /^CMD \["node", "(--[^"]+)", "([^"]+)"\]$/m.exec(text) ?? [];
    expect(fs.existsSync(path.join(root, main))).toBe(true);
    // as `npm start` begins it
    expect(read('scripts/bootstrap.mjs')).toContain(`serverOptions = ['${option}']`);
    // and as the benches measure it
    expect(read('bench/live/home.ts')).toContain(`OPTIONS = ['${option}']`);
    expect(text.lastIndexOf('USER ')).toBeLessThan(text.indexOf('ENTRYPOINT'));
    expect(text).toMatch(/^HEALTHCHECK [^]*\/api\/health/m);
  });

  it('takes along neither what was installed here nor what a house holds', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['.git', '**/node_modules', 'data', 'backups']) expect(ignored).toContain(name);
  });
});

describe('.env.example', () => {
  it('has every setting that is read', () => {
    const named = new Set([...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name));
    expect(settingNames.filter((name) => !named.has(name))).toEqual([]);
  });
});
