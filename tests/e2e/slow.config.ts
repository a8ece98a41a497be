import config from "./playwright.config";
export default { ...config, timeout: 120_000, expect: { timeout: 30_000 }, projects: config.projects };
